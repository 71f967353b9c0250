/** Words of log-in and of accounts that are not open (D1§2.2, D1§2.5). Literal texts stay letter by letter. */
export const texts = {
  login: {
    title: 'Entrar',
    meta: (station: string) => `Entrar | ${station}`,
    description: (station: string) => `${station}: entre com os seus dados para participar.`,
    welcome: 'Que bom ver você por aqui.',
    union: {
      title: 'Área de quem é sócio',
      text: 'Entre com os dados do seu cadastro para acompanhar consultas, cursos e serviços da sua categoria.',
    },
    identifierChoice: 'Entrar com',
    identifier: { cpf: 'CPF', email: 'E-mail' },
    submit: 'Entrar',
    fill: 'Preencha os dois campos para entrar.',
    submitting: 'Carregando...',
    forgot: 'Esqueceu seus dados de acesso?',
    signup: 'Não tem acesso? Crie gratuitamente',
    problem: 'Não foi possível entrar',
  },
  logout: {
    meta: 'Sair',
    title: 'Sair da conta?',
    text: 'Você continua com a sua sessão aberta neste aparelho até confirmar.',
    action: 'Sair',
  },
  /** The reasons why the log-in is asked for on the way elsewhere. */
  reasons: {
    kept: {
      title: 'Sua sessão terminou',
      text: 'Entre de novo para continuar. O que você preencheu está guardado.',
    },
    long: { title: 'Sua sessão terminou', text: 'Entre de novo para continuar de onde parou.' },
    ended: {
      title: 'Sua sessão terminou',
      text: 'Entre de novo. Depois você volta à página em que estava.',
    },
    needed: {
      title: 'Entre para continuar',
      text: 'Esta página é de quem tem conta. Depois de entrar, você vai direto a ela.',
    },
  },
  resume: {
    title: 'Continue de onde parou',
    text: 'Sua sessão terminou antes do envio, e o que você preencheu ficou guardado. Falta só enviar.',
    /** After a proof that something sensitive asked for (PPL-27). */
    provedTitle: 'Tudo certo, é você',
    proved: 'Nada foi feito ainda. Confira o que ficou guardado e envie.',
    /** The words about secret fields, which are not kept. */
    untold: {
      card: 'Sua sessão terminou antes do envio. Por segurança, o número e o código do cartão, e a validade se ela não estiver abaixo, precisam ser digitados de novo.',
      password: 'Sua sessão terminou antes do envio. Por segurança, a senha precisa ser digitada de novo.',
    },
    kept: 'O que ficou guardado',
    files: (count: number) =>
      count === 1
        ? 'Um arquivo não fica guardado. Escolha de novo, ou envie sem ele.'
        : 'Arquivos não ficam guardados. Escolha de novo, ou envie sem eles.',
    file: (name: string) => `Arquivo que você tinha escolhido: ${name}`,
    lost: 'Sua sessão terminou antes do envio, e o que você preencheu não coube no que guardamos. Volte pelo navegador até o formulário: ele costuma continuar preenchido.',
    send: 'Enviar agora',
    /** The form comes up again, with what was kept. */
    open: 'Voltar ao formulário',
    /** Asked before it is thrown away. */
    discard: {
      link: 'Descartar',
      title: 'Descartar o que ficou guardado?',
      text: (names: readonly string[]) =>
        names.length > 0
          ? `O que você preencheu será apagado e não volta: ${names.join(', ')}.`
          : 'O que você preencheu será apagado e não volta.',
      keep: 'Manter guardado',
      confirm: 'Descartar',
    },
    again: 'Abrir a página de novo',
  },
  /** The way on where another try would change nothing. */
  support: 'Fale conosco',
  refused: {
    note: 'O que a equipe precisa saber?',
    noteHelp: 'Opcional. A equipe lê junto com o seu cadastro.',
    again: 'Pedir de novo',
    sending: 'Enviando…',
  },
  suspendedFor: (reason: string) => `Motivo: ${reason}`,
  blocked: {
    suspended: {
      title: 'Acesso suspenso',
      text: 'O seu acesso está suspenso. Caso tenha dúvidas entre em contato pelo fale conosco.',
      action: 'Fale conosco',
    },
    pending: {
      title: 'A equipe está lendo o seu cadastro',
      text: 'O seu e-mail está confirmado. Assim que a equipe decidir, você recebe um e-mail e pode entrar.',
      action: 'Sair',
    },
    refused: {
      title: 'A sua entrada não foi aprovada',
      text: 'A equipe leu o seu cadastro e não o aprovou.',
      action: 'Fale conosco',
    },
    unlinked: {
      title: 'Falta um vínculo',
      text: 'Você não possui um estabelecimento vinculado ao seu usuário...',
      action: 'Tentar Novamente',
    },
    deleted: {
      title: 'Conta encerrada',
      text: 'Esta conta foi encerrada e não pode mais ser usada. Caso tenha dúvidas entre em contato pelo fale conosco.',
      action: 'Fale conosco',
    },
  },
} as const
