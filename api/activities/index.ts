export { actionCards, cardColumns } from './action-card.ts'
export { activityOfType, requireOpen } from './participation/participate.ts'
