// As on Discord, the newest message stays in sight until the reader scrolls up.
{
  const timeline = document.getElementById("channel-timeline");
  const messages = document.getElementById("channel-message-list");
  let touchedAt = 0;
  let following = true;
  const isAtEnd = () => timeline.scrollHeight - timeline.scrollTop - timeline.clientHeight < 48;
  const follow = () => {
    if (following && !messages.querySelector('.select-trigger[aria-expanded="true"]')) timeline.scrollTop = timeline.scrollHeight;
  };
  for (const gesture of ["wheel", "touchmove", "pointerdown", "keydown"]) {
    timeline.addEventListener(gesture, () => { touchedAt = performance.now(); }, { passive: true });
  }
  timeline.addEventListener("scroll", () => {
    if (performance.now() - touchedAt < 1000) following = isAtEnd();
  }, { passive: true });
  document.getElementById("viewer-picker").addEventListener("change", () => { following = true; });
  for (const id of ["send-message", "new-messages"]) {
    document.getElementById(id).addEventListener("click", () => { following = true; });
  }
  messages.addEventListener("load", follow, { capture: true });
  new MutationObserver(follow).observe(messages, { childList: true });
  new ResizeObserver(follow).observe(timeline);
}

// As on Discord, a list opens where it is tapped. simcord keeps the end of the chat in sight, which
// the room for the list (in page.css) moves down: the list would be carried away with all above it.
{
  const timeline = document.getElementById("channel-timeline");
  const messages = document.getElementById("channel-message-list");
  // Where the control was that was last tapped, or on which a key was last pressed.
  let pressed = null;
  for (const press of ["pointerdown", "keydown"]) {
    messages.addEventListener(press, ({ target }) => {
      const trigger = target.closest(".select-trigger");
      pressed = trigger && { top: trigger.getBoundingClientRect().top };
    }, { capture: true, passive: true });
  }
  const showWhole = (list, press) => {
    const trigger = list.parentElement?.querySelector(".select-trigger");
    if (!trigger || !list.matches(":popover-open")) return;
    const { top, height } = trigger.getBoundingClientRect();
    const lowest = timeline.getBoundingClientRect().bottom - height - list.offsetHeight - 8;
    timeline.scrollTop += top - Math.min(press?.top ?? top, lowest);
    window.dispatchEvent(new Event("resize")); // simcord puts the list beside its control again
  };
  messages.addEventListener("toggle", ({ target, newState }) => {
    if (newState !== "open" || !target.matches(".select-list")) return;
    // simcord moves the chat in one of the next frames, and the list gets its height in one.
    // A list that is drawn anew meanwhile opens again, in the same place; one that is drawn anew
    // later stays where the reader has moved it.
    let left = 20;
    const press = pressed;
    const again = () => {
      showWhole(target, press);
      if (left--) requestAnimationFrame(again);
      else if (pressed === press) pressed = null;
    };
    requestAnimationFrame(again);
  }, { capture: true });
}

// As on Discord, an option whose choices the bot makes is asked for them before anything is typed.
document.addEventListener("focusin", (event) => {
  if (!event.target.matches(".command-option-input")) return;
  requestAnimationFrame(() => {
    if (event.target.value === "" && document.querySelector(".command-empty")) {
      event.target.dispatchEvent(new InputEvent("input", { bubbles: true }));
    }
  });
});

// As on Discord, a list that has changed shows what its message says, not what was once chosen in it.
{
  const contents = new Map();
  const { observe } = selections;
  const showAnew = (list) => {
    const content = JSON.stringify(list);
    if (contents.get(list.control_key) === content) return;
    contents.set(list.control_key, content);
    const chosen = list.options.filter((option) => option.default).map((option) => option.value);
    selections.renderOptions().onReconcileDraft(list.control_key, chosen);
  };
  selections.observe = (snapshot, ...others) => {
    const rows = Object.values(snapshot.messages).flatMap((message) => message.components);
    rows.flatMap((row) => row.components ?? []).filter((part) => part.options).forEach(showAnew);
    observe(snapshot, ...others);
  };
}

// Time can be moved on, so that what takes days can be tried in minutes.
{
  const steps = { "1 hour": 3600, "1 day": 86400, "1 week": 604800 };
  const picker = document.createElement("select");
  picker.id = "time-picker";
  picker.setAttribute("aria-label", "Move time on");
  picker.append(new Option("Time …", ""), ...Object.entries(steps).map(([name, seconds]) => new Option(`+ ${name}`, seconds)));
  document.getElementById("viewer-picker").after(picker);
  picker.addEventListener("change", async () => {
    const seconds = Number(picker.value);
    picker.value = "";
    picker.disabled = true;
    try {
      await transport.request("/api/action", "POST", { kind: "move_time", seconds }, null);
    } finally {
      picker.disabled = false;
    }
  });
}

// Threads and direct messages can be looked at as well, once there are any.
{
  const picker = document.createElement("select");
  picker.id = "place-picker";
  picker.hidden = true;
  picker.setAttribute("aria-label", "Place");
  const label = document.createElement("label");
  label.className = "viewer-control";
  label.append(picker);
  document.getElementById("action-status").before(label);
  let shown = "";
  const ask = async (action) => {
    const { places, here } = await transport.request("/api/action", "POST", action);
    const found = JSON.stringify([places, here]);
    if (found === shown) return;
    shown = found;
    picker.replaceChildren(...places.map(({ id, name, is_direct }) => new Option(is_direct ? "Direct messages" : `# ${name}`, id)));
    picker.value = here;
    picker.hidden = places.length < 2;
  };
  // A tab that is loaded anew goes back to the thread in which it was.
  let wanted = sessionStorage.getItem("place");
  const goTo = (place) => {
    wanted = null;
    sessionStorage.setItem("place", place);
    return ask({ kind: "go_to", channel_id: place });
  };
  picker.addEventListener("change", () => goTo(picker.value));
  setInterval(async () => {
    if (document.activeElement === picker) return;
    try {
      await ask({ kind: "places" });
      if ([...picker.options].some(({ value }) => value === wanted)) await goTo(wanted);
    } catch {
      // The page says by itself that the sandbox has stopped.
    }
  }, 2000);
}

// A tab that is loaded anew looks through the same eyes as before.
{
  const picker = document.getElementById("viewer-picker");
  picker.addEventListener("change", () => sessionStorage.setItem("viewer", picker.value), { capture: true });
  new MutationObserver((_, observer) => {
    observer.disconnect();
    const before = sessionStorage.getItem("viewer");
    if (before === picker.value || ![...picker.options].some(({ value }) => value === before)) return;
    picker.value = before;
    picker.dispatchEvent(new Event("change"));
  }).observe(picker, { childList: true });
}

// The page is a table for players, and tells them only what they have to know.
{
  document.title = "Dalapapa";
  document.getElementById("toolbar").setAttribute("aria-label", "Dalapapa’s sandbox");
  const stopped = "The sandbox has stopped. Start it again (make run): this page then goes on by itself.";
  const moved = "This page’s address is no longer valid. Open the one that the sandbox prints when it starts.";
  const failed = "That did not work. Please try again.";
  let notice = "";
  actions.message = ({ receipt, transport: { state: connection } }) => {
    if (notice || connection === "error") return notice || stopped;
    return receipt?.rejected || ["failed", "timeout", "cancelled"].includes(receipt?.settlement) ? failed : "";
  };

  // The sandbox knows no tab of its last start, nor one that has slept: such a tab is loaded anew.
  const isLost = () => state.closed || !state.contextId || state.transport.uncertainRequestId;
  let looksLost = 0;
  setInterval(async () => {
    looksLost = isLost() ? looksLost + 1 : 0;
    if (!looksLost) return;
    try {
      await transport.request("/api/state", "GET", undefined, null);
    } catch ({ status }) {
      if (status === 410) return looksLost > 1 && location.reload();
      notice = status === 401 ? moved : stopped;
      updateActionStatus();
    }
  }, 1000);
}

// Whoever taps the empty line for the first time is offered the command that opens a game.
{
  const line = document.getElementById("channel-composer-input");
  const offered = "offered-command";
  line.addEventListener("focus", () => {
    if (sessionStorage.getItem(offered) !== null) return;
    sessionStorage.setItem(offered, "yes");
    if (line.value !== "") return;
    line.value = "/game new";
    line.dispatchEvent(new InputEvent("input", { bubbles: true }));
    line.select(); // whatever else is typed takes its place
  });
}
