/** What the owners' part says of what members write. */
export const moderationTexts = {
  decidedMeanwhile: {
    comment: 'Outra pessoa da gestão decidiu sobre este comentário agora há pouco. Confira como ele está.',
    post: 'Outra pessoa da gestão decidiu sobre este post agora há pouco. Confira como ele está.',
  },
  wordsMeanwhile: 'Outra pessoa da gestão mudou a lista agora há pouco. Confira e salve de novo.',
  unknownMember: 'Esta pessoa não participa desta estação.',
  yourself: 'Você não pode suspender a si mesmo.',
  pastEnd: 'O fim precisa vir depois de agora.',
} as const
