export {
  cancelOrderVouchers,
  cancelUnusedVouchers,
  issueOrderVouchers,
  restoreOrderVouchers,
} from './order-vouchers.ts'
export { newVoucherCode, readVoucherCode } from './voucher-code.ts'
