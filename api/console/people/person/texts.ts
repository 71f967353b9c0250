/** What owners read of somebody's page. */
export const personTexts = {
  unknown: 'Esta pessoa não existe nesta estação.',
  yourself: 'Você não pode suspender a si mesmo.',
  notActive: 'Só quem tem a conta ativa pode ser suspenso.',
  deleted: 'Esta conta foi encerrada.',
}
