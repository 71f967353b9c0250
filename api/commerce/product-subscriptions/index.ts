export { itemsOf } from './product-subscription-answer.ts'
