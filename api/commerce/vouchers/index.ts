export {
  cancelOrderVouchers,
  cancelUnusedVouchers,
  cancelVouchersOfThings,
  issueOrderVouchers,
  restoreOrderVouchers,
} from './order-vouchers.ts'
export { newVoucherCode, readVoucherCode } from './voucher-code.ts'
