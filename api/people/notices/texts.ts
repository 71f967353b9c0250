import type { MemberKind, RequestKind } from './kinds.ts'

/** Texts of mails that tell what happened, with the pages where it stands. */
export const noticeTexts = {
  requests: {
    appointment: { name: 'Pedido de atendimento', page: '/gestao/consultas' },
    'registration-change': { name: 'Pedido de alteração cadastral', page: '/gestao/alteracoes' },
    topic: { name: 'Sugestão de tema', page: '/gestao/consultas/sugestoes' },
    'top-up': { name: 'Pedido de créditos por transferência', page: '/gestao/creditos' },
    report: { name: 'Denúncia', page: '/gestao/comentarios' },
    privacy: { name: 'Pedido sobre dados pessoais', page: '/gestao/privacidade' },
    approval: { name: 'Pessoas à espera de aprovação', page: '/gestao/pessoas/aprovacao' },
  } satisfies Record<RequestKind, { name: string; page: string }>,
  one: {
    title: 'Um pedido espera por você',
    text: 'Alguém pediu algo à estação. O que a pessoa escreveu fica só na gestão.',
  },
  several: {
    title: 'Pedidos esperam por você',
    text: 'Chegaram vários pedidos em pouco tempo; por isso eles vêm em uma mensagem só.',
  },
  requestButton: 'Abrir na gestão',
  asked: 'Pedido',
  members: {
    'registration-done': {
      title: 'A sua alteração cadastral foi feita',
      text: 'A associação fez no cadastro dela a alteração que você pediu. O e-mail e o celular da sua conta no portal continuam os mesmos: esses você muda no seu perfil.',
      button: 'Abrir o meu perfil',
      page: '/homepage/perfil',
    },
    'draw-won': {
      title: 'O seu número da sorte foi sorteado',
      text: 'Parabéns! Um número seu saiu neste sorteio. A equipe da estação combina com você a entrega do prêmio.',
      button: 'Ver os meus números',
      page: '/homepage/numeros-da-sorte',
    },
    'points-given': {
      title: 'A gestão lançou um crédito na sua carteira',
      text: 'O motivo está no seu extrato.',
      button: 'Ver o meu extrato',
      page: '/homepage/extrato/extratos-totais',
    },
    'points-taken': {
      title: 'A gestão descontou um valor da sua carteira',
      text: 'O motivo está no seu extrato. Se algo não estiver certo, fale com a estação.',
      button: 'Ver o meu extrato',
      page: '/homepage/extrato/extratos-totais',
    },
    'entry-approved': {
      title: 'A sua entrada foi aprovada',
      text: 'Boas-vindas! Agora é só entrar com a senha que você criou.',
      button: 'Entrar',
      page: '/login',
    },
    'entry-refused': {
      title: 'A sua entrada não foi aprovada',
      text: 'A equipe leu o seu cadastro e não o aprovou. Entre com a sua senha para ler o motivo e pedir de novo.',
      button: 'Entrar e pedir de novo',
      page: '/login',
    },
    'entry-refused-finally': {
      title: 'A sua entrada não foi aprovada',
      text: 'A equipe leu o seu cadastro e não o aprovou. Em caso de dúvida, fale com a estação.',
      button: 'Fale conosco',
      page: '/suporte',
    },
  } satisfies Record<MemberKind, { title: string; text: string; button: string; page: string }>,
} as const
