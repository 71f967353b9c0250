export { itemsOf } from './item-rows.ts'
