/** The words for failures. Apart from the other texts, because every page carries them. */
export const errorTexts = {
  400: {
    title: 'Pedido não reconhecido',
    text: 'Esta página não conhece o que foi pedido a ela. Volte e tente de novo.',
  },
  401: { title: 'Erro 401!', text: 'Você não possui autorização para acessar esta página.' },
  404: { title: 'Página não encontrada', text: 'O endereço mudou, ou o conteúdo saiu do ar.' },
  429: { title: 'Muitas tentativas', text: 'Aguarde um momento e tente novamente.' },
  503: {
    title: 'Estamos fora do ar por um instante',
    text: 'Um serviço de que esta página depende não respondeu. Tente novamente em alguns minutos.',
  },
  500: {
    title: 'Algo deu errado',
    text: 'O problema é nosso e já foi registrado. Tente novamente em instantes.',
  },
  home: 'Voltar ao início',
  retry: 'Tentar novamente',
  locked: 'Só para assinantes',
  plans: 'Ver planos',
  support: 'Fale Conosco',
  search: 'O que você procura?',
  suggestions: 'O que está no ar',
  load: 'Não foi possível carregar',
} as const
