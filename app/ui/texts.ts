import { formatInteger } from './format.ts'

/** Words that belong to components, not to a screen. */
export const uiTexts = {
  oneLess: (of: string) => `Menos um: ${of}`,
  oneMore: (of: string) => `Mais um: ${of}`,
  skip: 'Ir para o conteúdo',
  home: (name: string) => `${name}, página inicial`,
  wait: 'Aguarde um momento...',
  close: 'Fechar',
  discard: {
    title: 'Descartar o que você escreveu?',
    text: 'O que você preencheu aqui ainda não foi enviado.',
    yes: 'Descartar',
    no: 'Continuar escrevendo',
  },
  back: 'Voltar',
  more: 'Carregar mais',
  copy: 'Copiar',
  copied: 'Copiado',
  optional: 'opcional',
  required: 'obrigatório',
  showPassword: 'Mostrar senha',
  hidePassword: 'Ocultar senha',
  chooseFile: 'Escolher arquivo',
  noFile: 'Nenhum arquivo escolhido',
  errorSummary: 'Confira os campos abaixo',
  opensElsewhere: 'abre em outra janela',
  step: (current: number, total: number) => `Passo ${current} de ${total}`,
  counter: (used: number, max: number) => `${formatInteger(used)} de ${formatInteger(max)} caracteres`,
  carousel: {
    pause: 'Pausar',
    play: 'Reproduzir',
    slide: (index: number, total: number) => `Ir para ${index} de ${total}`,
    position: (index: number, total: number) => `${index} de ${total}`,
  },
  row: { previous: 'Anteriores', next: 'Próximos', skip: (title: string) => `Pular “${title}”` },
  activity: { done: 'Concluída', locked: 'Bloqueada', ended: 'Encerrada', new: 'Nova' },
  tone: { info: 'Informação', success: 'Sucesso', warning: 'Atenção', error: 'Erro' },
  share: {
    open: 'Compartilhar',
    whatsapp: 'WhatsApp',
    device: 'Outros aplicativos',
    address: 'Endereço desta página',
  },
  map: 'Ver no mapa',
  qrCode: 'Código QR',
  breadcrumb: 'Você está em',
  search: 'Buscar',
  pager: {
    label: 'Páginas',
    previous: 'Anterior',
    next: 'Próxima',
    where: (page: number, pages: number) => `${page} de ${pages}`,
  },
} as const

/** The words of the bar over an owner's preview, which the server alone writes. */
export const previewTexts = {
  label: 'Prévia',
  about: 'Prévia: aqui nada é guardado.',
  page: 'A atividade',
  question: (position: number) => `Pergunta ${position}`,
  where: (position: number, total: number) => `${position} de ${total}`,
} as const

/** The words of the cookie notice, which the server alone writes. */
export const cookieTexts = {
  label: 'Aviso de cookies',
  text: 'Usamos cookies para manter a sua sessão e lembrar das suas escolhas. Nada é vendido a terceiros.',
  more: 'Saiba mais',
  accept: 'Aceitar',
  goneNext: 'Depois de aceitar, este aviso some na próxima página.',
} as const
