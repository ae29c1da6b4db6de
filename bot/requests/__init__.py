"""What people ask for, by command or by click: check, call a service, present the result."""
