/** What the platform says to owners of events. */
export const eventTexts = {
  end: 'O último dia deve ser o do início ou um depois.',
  until: 'A data final deve ser depois do início.',
  weekday: (day: string) => `O evento começa em ${day}: marque também esse dia, ou mude o início.`,
  weekdays: [
    'um domingo',
    'uma segunda-feira',
    'uma terça-feira',
    'uma quarta-feira',
    'uma quinta-feira',
    'uma sexta-feira',
    'um sábado',
  ],
} as const
