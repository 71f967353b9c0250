export { issueVoucher } from './issue-voucher.ts'
export { seedDemoVouchers } from './seed-demo-vouchers.ts'
export { termsOf } from './terms.ts'
export { newVoucherCode } from './voucher-code.ts'
