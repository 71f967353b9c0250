/** Words of the lists in which owners write entries: news, files, events, documents. */
export const entryTexts = {
  search: 'Buscar pelo título',
  noneFound: 'Nada encontrado com esta busca.',
  newer: 'Mais recentes',
  older: 'Mais antigas',
  save: 'Salvar',
  saving: 'Salvando...',
  remove: 'Remover',
  removeText: 'Os participantes deixam de ver. Não dá para desfazer.',
  draft: 'Rascunho',
  scheduled: 'Agendada',
  published: 'Publicada',
} as const
