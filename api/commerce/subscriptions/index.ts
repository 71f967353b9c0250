export { cancelForMember, changeForMember, giveUpOpenCharge } from './change-for-member.ts'
export { type HeldPlan, heldPlan, planNameOf } from './held-plan.ts'
