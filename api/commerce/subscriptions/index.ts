export { cancelForMember, changeForMember, giveUpOpenCharge } from './change-for-member.ts'
export { planNameOf } from './plan-name-of.ts'
