export { tidyRecovery } from './tidy-recovery.ts'
