/** What is said around codes in two steps and proofs that are asked for again. */
export const codeTexts = {
  wrong: 'Este código não vale. Espere o próximo número do aplicativo e tente de novo.',
  over: 'O tempo para digitar o código terminou. Entre de novo com a sua senha.',
  wrongPassword: 'Senha incorreta',
  noCodes: 'Esta conta não usa códigos. Digite a sua senha.',
  codeInstead: 'Esta conta usa códigos. Digite o código do aplicativo.',
  setupOver: 'A configuração passou do tempo. Comece de novo.',
  notOfTeam: 'Os códigos são para quem cuida da estação.',
  keeper: 'Quem mantém a instalação',
  isOff: 'Os códigos estão desativados.',
  required:
    'A estação pede códigos de quem cuida dela: eles não podem ser desativados. Para usar outro aparelho, troque de aplicativo.',
  mail: {
    on: {
      title: 'Códigos em duas etapas ativados',
      text: 'A partir de agora a sua conta pede, depois da senha, um código do seu aplicativo. Se não foi você, fale com quem cuida da estação.',
    },
    off: {
      title: 'Códigos em duas etapas desativados',
      text: 'A sua conta volta a pedir só a senha. Se não foi você, troque a senha agora.',
    },
    reset: {
      title: 'Seus códigos em duas etapas foram retirados',
      text: 'Alguém da equipe retirou os códigos da sua conta, e ela foi fechada em todos os aparelhos. Entre com a sua senha e ative os códigos de novo. Se você não pediu, fale com quem cuida da estação.',
    },
    recovery: {
      title: 'Um código de recuperação foi usado',
      text: 'Alguém usou um dos seus códigos de recuperação para entrar na sua conta ou confirmar uma ação. Cada um vale uma vez. Se não foi você, troque a senha e crie códigos novos.',
    },
    by: 'Quem retirou',
    left: 'Códigos que restam',
    button: 'Ver a segurança da conta',
  },
} as const
