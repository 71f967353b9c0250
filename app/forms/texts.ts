/** Words of every form; those of the specification are literal (D1§5). */
export const formTexts = {
  /** Of the fields that a station has of its own. */
  own: { choose: 'Escolha', yes: 'Sim', no: 'Não', day: 'dd/mm/aaaa' },
  /** The label of the honeypot, for programs; people never see it. */
  honeypot: 'Não preencha este campo',
  terms: ['Li e aceito os ', 'Termos de uso', ' e a ', 'Política de privacidade', '.'],
  cpf: 'CPF',
  cnpj: 'CNPJ',
  email: 'E-mail',
  password: 'Senha',
  phone: 'Telefone',
  date: 'Data',
  cep: 'CEP',
  photo: {
    help: (megabytes: number) => `JPEG, PNG, GIF ou WebP, de até ${megabytes} MB.`,
    middle: 'Usaremos o centro da imagem.',
    crop: 'Arraste para escolher a parte que aparece.',
    cropLabel: 'Parte da foto que aparece',
    preview: 'Como vai ficar',
  },
  refusedFile: {
    title: (file: string) => `“${file}” não foi aceito`,
    text: 'Nada foi enviado. Escolha outro arquivo ou siga sem ele.',
  },
  color: {
    help: 'Digite ou cole o código, como #0f62fe.', // raw-value-ok: an example in a sentence
    pick: (label: string) => `${label}: escolher na paleta`,
  },
  plate: {
    label: 'Como o logo aparece',
    help: 'Vale para o topo do site, o rodapé e os e-mails.',
    light: 'Sobre fundo claro',
    dark: 'Sobre placa escura',
  },
  city: {
    state: 'Estado',
    chooseState: 'Escolha o estado',
    city: 'Cidade',
    cityHelp: 'Comece a digitar e escolha na lista.',
    citiesButton: 'Atualizar cidades',
  },
  cardNumber: 'Número do cartão',
  cardExpiry: 'Validade (MM/AA)',
  cardCvv: 'CVV',
} as const
