/** Words of the pages that links lead to (D1§2.9, D1§8). Literal texts stay letter by letter. */
export const texts = {
  goHome: 'Ir para a página inicial',
  wait: 'Aguarde um momento...',
  login: {
    title: 'Entrar',
    text: 'Toque no botão para entrar na conta deste link. Se não foi você quem pediu, feche esta página.',
    other: 'Há uma conta aberta neste aparelho. Ao continuar, você entra com a conta deste link.',
    submit: 'Entrar',
    over: 'Este link não vale mais',
    overText:
      'Por segurança, ele funciona uma única vez e por dez minutos. Entre com a sua senha ou peça outro.',
    toLogin: 'Entrar com a senha',
  },
  deepLink: {
    title: 'Abrir no aplicativo',
    text: (station: string) => `Esta atividade fica melhor no aplicativo ${station}.`,
    open: 'Abrir o app',
    store: { ios: 'Baixar na App Store', android: 'Baixar no Google Play' },
    web: 'Continuar no site',
  },
  sharing: {
    title: 'Este link não vale mais',
    text: 'O que foi compartilhado saiu do ar ou o endereço está incompleto.',
  },
  short: { title: 'Este link não existe', text: 'Confira se o endereço está completo.' },
  card: {
    meta: 'Validação de carteirinha',
    valid: 'Usuário válido!',
    validText: 'A carteirinha é de uma pessoa ativa nesta estação.',
    invalid: 'Usuário inválido!',
    invalidText:
      'A carteirinha não é de uma pessoa ativa nesta estação, ou o código já venceu. Peça que abra a carteirinha de novo.',
    at: (when: string) => `Conferido em ${when}`,
    busy: 'Muitas validações em pouco tempo',
    result: 'Ver o resultado',
  },
  email: {
    inscricao: {
      title: 'Voltar à lista de e-mails',
      text: 'Confirme que quer receber de novo os nossos e-mails.',
      submit: 'Quero receber',
      success: 'Você se inscreveu novamente com sucesso em nossa lista.',
      error: 'Houve um erro ao inscrevê-lo(a) em nossa página. Por favor, recarregue a página.',
    },
    desinscricao: {
      title: 'Sair da lista de e-mails',
      text: 'Confirme que não quer mais receber os nossos e-mails. Avisos da sua conta continuam chegando.',
      submit: 'Sair da lista',
      success: 'Você se desinscreveu com sucesso da nossa lista de e-mails.',
      error: 'Houve um erro ao desinscrevê-lo(a) em nossa lista, por favor, recarregue a página.',
    },
    done: 'Tudo certo',
    failed: 'Não deu certo',
    again: 'Inscrever-se novamente',
    retry: 'Recarregar a página',
  },
  dataRequest: {
    title: 'Pedido sobre os seus dados',
    confirm: 'Confirme o pedido',
    confirmText:
      'O pedido só conta depois que você confirmar. Se não foi você quem pediu, feche esta página.',
    submit: 'Confirmar o pedido',
    follow: 'Acompanhe o pedido',
    followText: 'A resposta vem por e-mail e aparece aqui. Guarde este endereço; não o mostre a ninguém.',
    over: {
      title: 'Este link não vale mais',
      text: 'O pedido não foi confirmado em três dias, ou o link está incompleto. Faça outro pedido.',
      again: 'Fazer outro pedido',
    },
  },
  emailChange: {
    title: 'Confirmar a troca de e-mail',
    text: 'Confirme que este endereço é seu e que você quer a troca.',
    submit: 'Confirmar a troca',
    go: 'Ir para a minha conta',
    waiting: {
      title: 'Confirmado por aqui',
      text: 'Falta o outro endereço: abra o link que chegou lá.',
    },
    changed: { title: 'E-mail alterado', text: 'A partir de agora, entre com o novo e-mail.' },
    over: {
      title: 'Este link não vale mais',
      text: 'Ele já passou do prazo, ou a troca foi desfeita. Peça outra na página de segurança.',
    },
  },
} as const
