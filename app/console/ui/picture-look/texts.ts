import type { Treatment } from '#contract/picture-look.ts'

const treatments: Record<Treatment, string> = {
  none: 'Nenhum',
  tint: 'Tom da marca',
  duotone: 'Duotom',
}

/** Texts of how a photo is cut and treated. */
export const texts = {
  title: 'Ponto de foco e tratamento',
  focus: 'Ponto de foco',
  help: 'Marque o que precisa aparecer, como um rosto: os cortes da foto ficam em volta desse ponto.',
  helpScripted:
    'Toque no que precisa aparecer, como um rosto, ou arraste o ponto. No teclado, use as setas; com Shift, o ponto anda aos poucos.',
  /** The nine places, from the upper left to the lower right. */
  places: [
    'Em cima, à esquerda',
    'Em cima, no meio',
    'Em cima, à direita',
    'No meio, à esquerda',
    'No meio',
    'No meio, à direita',
    'Embaixo, à esquerda',
    'Embaixo, no meio',
    'Embaixo, à direita',
  ],
  cuts: 'Como a foto é cortada',
  treatment: 'Tratamento da marca',
  treatmentHelp: 'A foto original fica guardada: você pode voltar a “Nenhum” quando quiser.',
  treatments,
  /** What two versions of one photo are told apart by. */
  told: (place: string, treatment: string) => `Foco: ${place}. Tratamento: ${treatment}.`,
} as const
