/** Adds up the reward for taking part, in decimal points: one number wherever the activity stands (PTS-06). */
export const rewardOf = (action: { points: number; additional_cashback: number }): number =>
  Math.round((action.points + action.additional_cashback) * 100) / 100
