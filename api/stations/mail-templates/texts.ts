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
    hidden: {
      subject: (station: string) => `Seu comentário foi ocultado: ${station}`,
      heading: 'Seu comentário foi ocultado',
      lead: 'A gestão ocultou este texto seu. Os outros participantes não o veem mais.',
    },
    removed: {
      subject: (station: string) => `Seu comentário foi excluído: ${station}`,
      heading: 'Seu comentário foi excluído',
      lead: 'A gestão excluiu este texto seu.',
    },
    restored: {
      subject: (station: string) => `Seu comentário está no ar: ${station}`,
      heading: 'Seu comentário está no ar',
      lead: 'A gestão leu este texto seu, e todos os participantes o veem agora.',
    },
    blocked: {
      subject: (station: string) => `Você não pode comentar por enquanto: ${station}`,
      heading: 'Você não pode comentar por enquanto',
      lead: 'A gestão suspendeu o que você escreve para os outros participantes. O resto da sua conta continua como está.',
    },
    reason: 'Motivo',
    until: 'Até',
    preheader: 'Veja o motivo.',
    button: 'Ver no site',
    disagree: 'Não concorda? Fale com a gestão pelo Fale conosco.',
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
