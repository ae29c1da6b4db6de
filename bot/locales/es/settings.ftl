# Lo que cada persona elige para sí.

language-name = Español

settings-head = **Tus ajustes.** Valen para lo que solo ves tú. Los tableros públicos usan el idioma de la partida y el tema de madera.
settings-done = Guardado.
settings-language = Idioma
settings-language-usual = El idioma de mi Discord
settings-theme = Tema de las imágenes
settings-words = Imágenes o texto
settings-words-no = Solo imágenes
settings-words-yes = Texto primero: lo que muestra la imagen va también por escrito
settings-direct = Mensajes directos
settings-direct-off = Sin mensajes directos
settings-direct-turns = También un mensaje directo cuando me toque
settings-direct-reminders = Mensajes directos para mis turnos, recordatorios y votaciones
theme-wood = Madera
theme-wood-note = Fichas claras en una mesa oscura
theme-night = Noche
theme-night-note = Fichas oscuras
theme-signs = Signos
theme-signs-note = Un signo en cada disco, para no depender de los colores
