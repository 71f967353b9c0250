/** Words of the password recovery (D1§2.6, D1§8). Literal texts stay letter by letter. */
export const texts = {
  /** ACC-09, ACC-10: 'Erro: ' and the first message. */
  problem: (message: string) => `Erro: ${message}`,
  back: 'Voltar para entrar',
  forgot: {
    title: 'Esqueceu sua senha?',
    text: 'Informe o e-mail da sua conta. Vamos enviar um link para você criar uma nova senha.',
    email: 'E-mail',
    submit: 'Enviar link mágico',
    submitting: 'Enviando...',
  },
  sent: {
    title: 'Confira seu e-mail',
    message: 'Sucesso! Verifique sua caixa de e-mails',
    text: 'Se houver uma conta com o e-mail informado, o link chega em instantes e vale por 60 minutos. Veja também a pasta de spam.',
    again: 'Não chegou? Enviar de novo',
  },
  reset: {
    title: 'Crie uma nova senha',
    text: (email: string) =>
      `Ela passa a valer para a conta ${email}. O acesso em todos os aparelhos será encerrado.`,
    password: 'Nova senha',
    rule: 'De 8 a 20 caracteres, com uma letra maiúscula, uma minúscula e um número.',
    confirmation: 'Confirme sua senha',
    submit: 'Redefinir',
    submitting: 'Redefinindo...',
    done: 'Sucesso! Você já pode logar com a nova senha',
  },
  over: {
    title: 'Este link não vale mais',
    text: 'Por segurança, ele funciona uma única vez e por 60 minutos. Peça outro: leva menos de um minuto.',
    again: 'Pedir um novo link',
  },
} as const
