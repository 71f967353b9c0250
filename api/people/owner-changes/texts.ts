/** What owners read when a change of theirs is refused, whatever it changes. */
export const ownerChangeTexts = {
  notTheirs: 'Você não possui autorização para acessar esta página.',
  movedMeanwhile:
    'A ordem mudou enquanto esta página estava aberta. Confira a ordem de agora e mova de novo.',
  otherForm:
    'Este formulário já foi enviado, com outros dados, e o que ele criou está na lista. Abra a página de novo para criar mais.',
}
