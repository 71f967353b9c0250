export { cancelForMember, changeForMember, giveUpOpenCharge } from './change-for-member.ts'
export { type HeldPlan, heldPlan } from './held-plan.ts'
export { planNameOf } from './plan-name-of.ts'
