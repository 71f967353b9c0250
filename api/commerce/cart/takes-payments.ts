import type { ApiContext } from '../../platform/context.ts'

/** Whether this installation can take PIX and cards. */
export const takesPayments = ({ ports }: Pick<ApiContext, 'ports'>): boolean => ports.payments !== null
