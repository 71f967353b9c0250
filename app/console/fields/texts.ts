/** Texts of the fields of owners' forms. */
export const texts = {
  noInstant: 'Informe um dia e uma hora que existam, como 31/03/2026 10:00',
  numbersOnly: 'Este campo só aceita números',
  imageHelp: 'PNG, JPEG, GIF ou WebP de até 3 MB.',
  yes: 'Sim',
  no: 'Não',
} as const
