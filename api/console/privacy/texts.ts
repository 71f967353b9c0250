/** What the owners' part says of requests by the law and of what ends. */
export const privacyConsoleTexts = {
  unknown: 'Este pedido não existe.',
  answered: 'Este pedido já foi respondido.',
  notPossible: 'Isto não pode ser feito com um botão para este pedido. Responda com um texto.',
  gone: 'A conta de quem pediu já foi excluída.',
  begun: {
    copy: 'A estação começou a reunir os seus dados. Quando a cópia estiver pronta, você recebe um e-mail; os arquivos ficam por um dia em Privacidade, na sua conta.',
    deletion:
      'A estação começou a exclusão da sua conta. Você tem sete dias para pensar de novo: entre na conta e desista, se quiser. Depois disso os seus dados são apagados; o que a lei manda guardar fica sem o seu nome.',
    'deletion-link':
      'Para a sua segurança, só você pode excluir esta conta, com a sua senha: entre na estação e abra Privacidade, Excluir a minha conta. O e-mail leva até lá.',
  },
  noKind: 'Este tipo de dado não tem prazo para escolher.',
  nothingListed: 'Não há nada listado para apagar agora.',
  days: (least: number, most: number) => `Escolha entre ${least} e ${most} dias.`,
  number: (id: number) => `nº ${id}`,
} as const
