export {
  cancelOrderVouchers,
  cancelUnusedVouchers,
  cancelVouchersOfThings,
  hasUsedVoucherOf,
  issueOrderVouchers,
  restoreOrderVouchers,
} from './order-vouchers.ts'
export { newVoucherCode, readVoucherCode } from './voucher-code.ts'
