export { actionCards, cardColumns } from './action-card.ts'
