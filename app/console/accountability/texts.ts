/** Texts of the owners' pages of documents of accountability. */
export const texts = {
  title: 'Prestação de contas',
  lead: 'Documentos que os participantes leem por ano, do mais novo ao mais antigo.',
  none: 'Envie o primeiro documento: balanço, parecer ou ata.',
  add: 'Novo documento',
  edit: (name: string) => `Editar: ${name}`,
  back: 'Voltar para prestação de contas',
  created: 'Documento criado.',
  saved: 'Documento salvo.',
  removed: 'Documento removido.',
  noYear: 'Sem data',
  name: 'Nome',
  year: 'Ano',
  yearHelp: 'Vazio: o primeiro ano que aparecer no nome. Antes de 2014, o documento fica em “Sem data”.',
  file: 'Arquivo',
  fileHelp: 'PDF, imagem ou documento do Office de até 20 MB. Enviar outro substitui o que está lá.',
  isPublished: 'Publicar',
} as const
