/** What the owners' part says of messages to the station. */
export const supportConsoleTexts = {
  unknown: 'Este pedido não existe.',
  contact: 'Contato',
} as const
