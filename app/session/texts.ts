export const sessionTexts = {
  ended: { kind: 'info', title: 'Sua sessão terminou', text: 'Entre de novo para continuar.' },
  foreignPage: {
    kind: 'error',
    title: 'Esta página foi aberta por outra pessoa',
    text: 'Nada foi enviado. Agora você está na sua conta: confira e envie de novo.',
  },
} as const
