/** Words that the services of a union share. */
export const serviceTexts = {
  meta: (page: string, station: string) => `${page} | ${station}`,
  // Literal (GAP-98).
  retry: 'Tentar novamente',
  error: 'Erro',
  home: 'Início',
  nextPage: 'Próxima página',
  newest: 'Mais recentes',
  cancel: 'Cancelar',
  close: 'Fechar',
  send: 'Enviar',
  sending: 'Enviando...',
} as const
