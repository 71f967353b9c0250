const people = (n: number) => (n === 1 ? '1 pessoa' : `${n.toLocaleString('pt-BR')} pessoas`)

export const ownFieldTexts = {
  unknown: 'Este campo não existe mais.',
  taken: 'Já existe um campo com este nome.',
  full: (n: number) => `A estação já tem ${n} campos. Remova um antes de criar outro.`,
  fewChoices: 'Escreva ao menos duas opções, uma por linha.',
  kindKept: (n: number) => `${people(n)} já responderam. Para mudar o tipo, crie outro campo.`,
  choicesKept: (n: number) =>
    `${people(n)} têm uma opção que saiu da lista. Deixe a opção, ou mude antes essas respostas.`,
  otherCount: (n: number) => `Agora ${people(n)} têm este campo preenchido. Confira e confirme de novo.`,
} as const
