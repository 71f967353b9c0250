/** What mails say. Plain Portuguese, no blame, one thing to do. */
export const mailTexts = {
  hello: (name: string | null) => (name ? `Olá, ${name}!` : 'Olá!'),
  /** Below every button: the link for programs that show none. */
  otherwise: 'Se o botão não abrir, copie este endereço no navegador:',
  footer: {
    sentBy: (station: string) => `Este e-mail foi enviado pela estação ${station}.`,
    help: 'Precisa de ajuda?',
    helpLink: 'Fale conosco',
    list: 'Não quer mais receber e-mails como este?',
    listLink: 'Sair da lista',
  },
  minutes: (minutes: number) => {
    if (minutes < 120) return `${minutes} minutos`
    return minutes < 2880 ? `${Math.round(minutes / 60)} horas` : `${Math.round(minutes / 1440)} dias`
  },
  activation: {
    subject: (code: string, station: string) => `${code} é o seu código de ativação: ${station}`,
    preheader: 'Digite o código ou toque no botão para ativar sua conta.',
    heading: 'Ative sua conta',
    lead: 'Falta um passo para você entrar. Digite este código na tela de ativação:',
    or: 'Se preferir, ative pelo botão:',
    button: 'Ativar minha conta',
    validity: (time: string) => `O código e o botão valem por ${time}.`,
    notYou: 'Se você não criou esta conta, ignore este e-mail: sem o código, ela não é ativada.',
  },
  passwordReset: {
    subject: (station: string) => `Seu link para redefinir a senha: ${station}`,
    preheader: 'O link vale uma única vez e por pouco tempo.',
    heading: 'Crie uma nova senha',
    lead: 'Recebemos um pedido para redefinir a sua senha.',
    button: 'Redefinir minha senha',
    validity: (time: string) => `O link vale uma única vez, por ${time}.`,
    notYou:
      'Se não foi você, ignore este e-mail: sua senha continua a mesma e ninguém teve acesso à sua conta.',
  },
  ownerInvitation: {
    subject: (station: string) => `Convite para a gestão: ${station}`,
    preheader: 'Escolha uma senha e entre na gestão.',
    heading: 'Você foi convidado para a gestão',
    lead: (station: string) =>
      `Quem cuida desta instalação convidou você para ser dono desta estação: ${station}. Você edita o site, publica atividades e vê quem participa. Para aceitar, escolha uma senha.`,
    button: 'Aceitar e escolher a senha',
    validity: (time: string) => `O convite vale uma única vez, por ${time}.`,
    notYou: 'Se você não esperava este convite, ignore este e-mail: nada acontece.',
  },
  contactProof: {
    subject: (station: string) => `Confirme este e-mail de contato: ${station}`,
    preheader: 'Assim as mensagens da página de contato chegam até aqui.',
    heading: 'Confirme este e-mail',
    lead: (station: string) =>
      `Os donos da estação ${station} querem receber neste endereço as mensagens da página de contato. Se você é um deles, entre na gestão e confirme.`,
    button: 'Confirmar este e-mail',
    notYou: 'Se você não esperava este e-mail, ignore-o: sem a confirmação, nada é enviado para cá.',
  },
  passwordChanged: {
    subject: (station: string) => `Sua senha foi alterada: ${station}`,
    preheader: 'Se foi você, não precisa fazer nada.',
    heading: 'Sua senha foi alterada',
    lead: (when: string) => `A senha da sua conta foi alterada em ${when}.`,
    sessions: 'Por segurança, encerramos o acesso em todos os outros aparelhos.',
    notYou: 'Não foi você? Crie uma nova senha agora:',
    button: 'Recuperar minha conta',
  },
  welcome: {
    subject: (station: string) => `Boas-vindas: ${station}`,
    preheader: 'Sua conta está pronta.',
    heading: 'Sua conta está pronta',
    lead: 'Participe das atividades: o que você ganha entra na sua carteira, e o extrato mostra tudo.',
    button: 'Começar',
  },
  companySignup: {
    subject: (station: string) => `Confirme seu e-mail para criar sua estação: ${station}`,
    preheader: 'Falta um toque para começar a criar.',
    heading: 'Vamos criar a sua estação',
    lead: 'Confirme que este e-mail é seu e escolha uma senha. Depois é só escolher nome, logo e cor: em poucos minutos o seu site está no ar.',
    button: 'Confirmar meu e-mail',
    validity: (time: string) => `O link vale por ${time}.`,
    hasAccount: 'Este e-mail já tem uma conta. Entre com a sua senha e continue de onde parou.',
    loginButton: 'Entrar e criar minha estação',
    notYou: 'Se não foi você, ignore este e-mail: nada é criado.',
  },
  supportReceived: {
    subject: (station: string) => `Recebemos sua mensagem: ${station}`,
    preheader: 'Vamos responder neste e-mail.',
    heading: 'Recebemos sua mensagem',
    lead: 'A nossa equipe vai responder no seu e-mail. Esta é a cópia do que você escreveu:',
  },
  writingDecided: {
    things: { comment: 'comentário', post: 'post' },
    hidden: {
      heading: (thing: string) => `Seu ${thing} foi ocultado`,
      lead: 'A gestão ocultou este texto seu. Os outros participantes não o veem mais.',
    },
    removed: {
      heading: (thing: string) => `Seu ${thing} foi excluído`,
      lead: 'A gestão excluiu este texto seu.',
    },
    restored: {
      heading: (thing: string) => `Seu ${thing} está no ar`,
      lead: 'A gestão leu este texto seu, e todos os participantes o veem agora.',
    },
    blocked: {
      heading: () => 'Você não pode escrever para os outros por enquanto',
      lead: 'A gestão suspendeu o que você escreve para os outros participantes. O resto da sua conta continua como está.',
    },
    unblocked: {
      heading: () => 'Você já pode escrever para os outros de novo',
      lead: 'A gestão liberou o que você escreve para os outros participantes.',
    },
    several: {
      heading: () => 'A gestão decidiu sobre outros textos seus',
      lead: 'O que foi decidido e o motivo estão no site, ao lado de cada texto.',
    },
    reason: 'Motivo',
    until: 'Até',
    preheader: 'Veja o motivo.',
    button: 'Ver no site',
    disagree: 'Não concorda? Fale com a gestão pelo Fale conosco.',
  },
  order: {
    code: 'Código do pedido',
    items: 'Itens',
    until: 'Pague até',
    reason: 'Motivo',
    sendBack:
      'Você já recebeu produtos desta compra. Guarde-os sem uso, na embalagem, e escreva pelo Fale conosco com o código do pedido: a equipe combina com você a coleta ou o endereço da devolução. A devolução não tem custo para você.',
    pix: 'PIX copia e cola: copie este código e cole no aplicativo do seu banco.',
    waiting: {
      subject: 'Seu PIX está esperando o pagamento',
      heading: 'Falta pagar o PIX',
      lead: 'Guardamos os itens do seu pedido até o fim do prazo. Assim que o pagamento chegar, avisamos você.',
      amount: 'Valor a pagar',
      button: 'Ver o pedido e o QR Code',
    },
    confirmed: {
      subject: 'Pagamento confirmado',
      heading: 'Pagamento confirmado',
      lead: 'Recebemos o pagamento do seu pedido.',
      amount: 'Valor pago',
      button: 'Ver o pedido',
    },
    expired: {
      subject: 'O prazo do seu PIX terminou',
      heading: 'O prazo para pagar terminou',
      lead: 'O pagamento não chegou a tempo e o pedido foi encerrado. Nada foi cobrado, e os pontos usados voltaram para a sua carteira. Para comprar, faça o pedido de novo.',
      amount: 'Valor do pedido',
      button: 'Ver o pedido',
    },
    refunded: {
      subject: 'Seu pedido foi estornado',
      heading: 'Devolvemos o valor',
      lead: 'O estorno foi feito pela mesma forma de pagamento. No cartão, ele aparece na fatura; os pontos já estão na sua carteira.',
      amount: 'Valor devolvido',
      button: 'Ver o pedido',
    },
    surplus: {
      subject: 'Devolvemos um pagamento seu',
      heading: 'Devolvemos um pagamento',
      lead: 'Um pagamento chegou fora do prazo ou em duplicidade. O valor voltou pela mesma forma de pagamento.',
      amount: 'Valor devolvido',
      button: 'Ver o pedido',
    },
  },
  orderReceipts: {
    subject: (count: number) =>
      count === 1 ? 'Mais um aviso dos seus pedidos' : `Mais ${count} avisos dos seus pedidos`,
    heading: 'Mais avisos dos seus pedidos',
    lead: 'Você recebeu muitos avisos em pouco tempo. Estes vieram depois deles, e cada um está também na página do pedido.',
    button: 'Ver os meus pedidos',
  },
  supportMessage: {
    subject: (topic: string) => `Nova mensagem: ${topic}`,
    preheader: (message: string) => message.slice(0, 90),
    heading: 'Nova mensagem',
    lead: 'Alguém escreveu pelo site.',
    message: 'Mensagem',
  },
  supportDigest: {
    subject: (count: number) => (count === 1 ? 'Mais uma mensagem' : `Mais ${count} mensagens`),
    heading: 'Mais mensagens',
    lead: 'Muitas pessoas escreveram pelo site na última hora. Estas mensagens chegaram depois das que você já recebeu.',
  },
  invitation: {
    anonymous: 'Uma pessoa que participa',
    subject: (name: string | null, station: string) =>
      name ? `${name} convidou você: ${station}` : `Você recebeu um convite: ${station}`,
    preheader: 'Aceite o convite e participe.',
    heading: 'Você recebeu um convite',
    lead: (name: string, station: string) => `${name} convidou você para participar: ${station}.`,
    leadToPartner: (name: string, station: string) =>
      `${name} indicou você como parceiro: ${station}. Cadastre-se pelo convite e a nossa equipe entra em contato.`,
    reward: (reward: string) => `Quem aceita o convite ganha ${reward} ao participar da primeira atividade.`,
    button: 'Aceitar o convite',
    why: 'Você recebeu este e-mail porque alguém informou o seu endereço para convidar você.',
  },
} as const
