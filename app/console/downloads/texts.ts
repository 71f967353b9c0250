/** Texts of the owners' pages of files for members. */
export const texts = {
  title: 'Downloads',
  lead: 'Arquivos que só os participantes da estação podem abrir.',
  none: 'Envie o primeiro arquivo: ele aparece para os participantes quando você publicar.',
  add: 'Novo arquivo',
  edit: (title: string) => `Editar: ${title}`,
  back: 'Voltar para downloads',
  created: 'Arquivo criado.',
  saved: 'Arquivo salvo.',
  removed: 'Arquivo removido.',
  name: 'Título',
  subtitle: 'Subtítulo',
  openFile: 'Abrir arquivo',
  file: 'Arquivo',
  fileHelp: 'PDF, imagem ou documento do Office de até 20 MB. Enviar outro substitui o que está lá.',
  html: 'Texto',
  isPublished: 'Publicar',
} as const
