/** Texts of the fields of owners' forms. */
export const texts = {
  numbersOnly: 'Este campo só aceita números',
  imageHelp: 'PNG, JPEG, GIF ou WebP de até 3 MB.',
  yes: 'Sim',
  no: 'Não',
} as const
