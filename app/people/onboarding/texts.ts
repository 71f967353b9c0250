import { affiliateFound } from '#contract/people/access/texts.ts'

/** Words of registration, activation and onboarding (D1§2.7, D1§2.8). Literal texts stay letter by letter. */
export const texts = {
  /** The telephone where a station has none of its own (ONB-04). */
  fallbackPhone: '0800 000 1234',
  back: 'Voltar',
  next: 'Continuar',
  fill: 'Preencha os campos acima para continuar.',
  fillWithTerms: 'Preencha os campos acima e aceite os termos para continuar.',
  fillWithBoxes: 'Preencha os campos acima e marque as caixas para continuar.',
  sending: 'Aguarde um momento...',
  snackbar: 'Não foi possível continuar',
  fields: {
    name: 'Nome completo',
    firstName: 'Nome',
    lastName: 'Sobrenome',
    phone: 'Celular',
    birthday: 'Data de nascimento',
    birthdayHelp: 'Dia, mês e ano: 25/12/1990',
    state: 'Estado',
    chooseState: 'Escolha o estado',
    email: 'E-mail',
    emailHelp: 'É nele que você recebe o código de confirmação.',
    newPassword: 'Crie uma senha',
    confirmPassword: 'Confirme sua senha',
    passwordHelp: 'De 8 a 20 caracteres, com letra maiúscula, letra minúscula e número.',
    code: 'Código de 6 números',
  },
  boxes: {
    travel: 'Tenho os documentos e atendo aos requisitos para viajar.',
    rules: ['Li e aceito as ', 'regras da promoção', '.'],
  },
  signup: {
    meta: (station: string, step = '') => `${step ? `${step} · ` : ''}Cadastro | ${station}`,
    hasAccount: 'Já tem acesso?',
    login: 'Entrar',
    forgot: 'Esqueceu seus dados de acesso?',
    steps: {
      conta: {
        title: 'Crie sua conta',
        text: 'É gratuito e leva dois minutos.',
        name: 'Acesso',
      },
      dados: { title: 'Sobre você', text: 'Usamos estes dados só no seu cadastro.', name: 'Seus dados' },
      mais: {
        title: 'Só mais um pouco',
        text: 'A estação pergunta isto a quem chega.',
        name: 'Mais sobre você',
      },
      senha: { title: 'Crie sua senha', text: 'Você vai usar esta senha para entrar.', name: 'Senha' },
      verificacao: {
        title: 'Confirme que é você',
        text: 'Escolha como quer receber o código de verificação da sua identidade.',
        name: 'Verificação',
      },
    },
    /** After the simple form the e-mail is asked for here (GAP-25). */
    simplePassword: { title: 'Seu e-mail e sua senha' },
    promotion: {
      title: 'Cadastre-se na promoção',
      text: 'É gratuito. Confira os requisitos antes de continuar.',
    },
    affiliate: {
      title: 'Encontre seu cadastro',
      text: 'Digite seu CPF para localizarmos seu cadastro de associado.',
      found: (name: string) => `${name}, encontramos o seu cadastro.`,
    },
    offered: {
      found: affiliateFound,
      submit: 'Receber código',
    },
    method: {
      legend: 'Receber o código por',
      email: 'E-mail',
      submit: 'Enviar código',
      noAccess: 'Não tem acesso a este e-mail?',
      call: 'Ligue para',
      none: 'Não temos um e-mail seu no cadastro.',
      callToConfirm: 'Para confirmar a sua identidade, ligue para',
    },
    done: 'Cadastro realizado com sucesso',
    toLogin: 'Dados conferidos. Entre com o acesso que você recebeu.',
    otherTab: {
      done: (person: string) => `O cadastro de ${person} já foi feito em outra aba.`,
      underway: (person: string) => `Em outra aba você passou ao cadastro de ${person}. É ele que continua.`,
    },
    gone: 'Seu cadastro ficou aberto por muito tempo. Comece de novo.',
    entry: {
      approval: {
        title: 'A equipe aprova cada cadastro',
        text: 'Confirme o seu e-mail no fim. Quando a equipe decidir, você recebe um e-mail.',
      },
      list: {
        title: 'O cadastro é para quem está na lista',
        text: 'Conferimos o seu CPF com a lista da estação.',
      },
      invitation: {
        title: 'O cadastro é só com convite',
        text: 'Abra o link do convite que você recebeu, ou use o e-mail que foi convidado.',
      },
    },
    invite: {
      valid: 'Sucesso! Código validado',
      from: (name: string, points: string) =>
        `${name} convidou você: ao participar da primeira atividade, você ganha ${points}.`,
      points: (points: string) => `Ao participar da primeira atividade, você ganha ${points}.`,
      fromOnly: (name: string) => `${name} convidou você.`,
      invalid: 'Este convite não vale',
      goOn: 'Você pode se cadastrar mesmo assim.',
      own: 'Este convite é seu: ele vale para quem você convidar.',
    },
  },
  pending: {
    meta: 'Confirme seu cadastro',
    title: 'Falta confirmar seu e-mail',
    text: (email: string) => `Enviamos um código de 6 números para ${email}. Ele vale por 10 minutos.`,
    notSent: (email: string) => `Para entrar, confirme o e-mail ${email} com um código de 6 números.`,
    ask: 'Receber um código',
    spam: 'Não chegou? Olhe também na caixa de spam.',
    wrongEmail: 'Corrigir o e-mail',
    logout: 'Sair',
  },
  activation: {
    meta: 'Ative sua conta',
    title: 'Ative sua conta',
    text: (email: string) => `Digite o código que enviamos para ${email}.`,
    submit: 'Validar código',
    fill: 'Digite o código para continuar.',
    resend: 'Reenviar código',
    resendIn: (seconds: number) => `Reenviar código em ${seconds} s`,
    resendSoon: 'Você pode pedir um novo código um minuto depois do último.',
    change: 'Mudar a forma de confirmação',
    keep: 'Voltar ao código',
    sent: 'E-mail enviado com sucesso',
    validated: 'Sucesso! Código validado',
  },
  link: {
    meta: 'Ative sua conta',
    title: 'Ative sua conta',
    text: (email: string) => `Confirme que o e-mail ${email} é seu.`,
    password: 'Para sua segurança, digite a senha que você criou no cadastro.',
    submit: 'Ativar minha conta',
    fill: 'Digite a senha para continuar.',
    broken: 'Este link está incompleto. Abra de novo o link do e-mail ou peça um novo código.',
  },
  onboarding: {
    meta: (station: string, step = '') => `${step ? `${step} · ` : ''}Boas-vindas | ${station}`,
    titles: { inicio: '', foto: 'Sua foto', dados: 'Seus dados', fim: 'Cadastro concluído' },
    welcome: {
      title: 'Vamos começar?',
      text: (name: string, asksData: boolean) =>
        asksData
          ? `${name}, faltam só dois passos: uma foto, se quiser, e os seus dados.`
          : `${name}, falta só uma foto, se quiser.`,
      start: 'Começar',
      create: 'Criar a minha estação',
    },
    photo: {
      title: 'Sua foto',
      text: 'É opcional: ela aparece ao lado do seu nome.',
      name: 'Foto',
      label: 'Foto',
      save: 'Salvar foto',
      skip: 'Pular',
      current: 'Sua foto atual',
    },
    data: {
      title: 'Seus dados',
      text: 'Confira e complete o que falta.',
      name: 'Dados',
      save: 'Concluir',
      saved: 'Cadastro atualizado com sucesso',
    },
    locked: 'Do cadastro da associação',
    done: {
      title: 'Você concluiu seu cadastro!',
      text: 'Está tudo pronto. Aproveite!',
      go: 'Ir para o início',
    },
  },
} as const
