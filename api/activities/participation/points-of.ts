import { earnsPoints, paysCashback } from '#contract/activity-types/index.ts'
import type { Activity } from './activity-type.ts'

/** What an activity promises who takes part, in decimal points: nothing where its type earns none, whatever is stored. */
export const pointsOf = ({ typeId, pointsH }: Pick<Activity, 'typeId' | 'pointsH'>): number =>
  earnsPoints(typeId) ? pointsH / 100 : 0

/** What comes back on top of them. */
export const cashbackOf = ({
  typeId,
  additionalCashbackH,
}: Pick<Activity, 'typeId' | 'additionalCashbackH'>): number =>
  paysCashback(typeId) ? additionalCashbackH / 100 : 0
