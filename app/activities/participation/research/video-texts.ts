import { researchLimits } from '#contract/activities/research/research-limits.ts'
import { pictureTexts } from '#contract/picture-texts.ts'

/** Words of a video as an answer (POL-05). Only surveys load them. */
export const videoTexts = {
  choose: 'Vídeo',
  replace: 'Trocar o vídeo',
  help: 'Até 10 MB, em MP4, MOV ou WebM. Só você e quem organiza a pesquisa podem assistir.',
  yours: 'Seu vídeo',
  sending: 'Enviando o vídeo...',
  sent: 'Vídeo guardado. Ele vai com as suas respostas.',
  cancel: 'Cancelar o envio',
  remove: 'Remover o vídeo',
  tooLarge: pictureTexts.mediaTooLarge(researchLimits.videoBytes / 1_000_000),
  lost: 'O vídeo não chegou. Confira a sua internet e escolha o arquivo de novo.',
  goOnWithout: 'Seguir sem esse vídeo',
  loggedOut: 'A sua sessão terminou. Entre de novo e envie o vídeo.',
  /** The label of the button while it sends: 1 to 100 (D1§3). */
  percent: (percent: number) => `${percent}%`,
} as const
