/** Days that a station may choose between, as far as a kind allows them. */
export const retentionDays = [180, 365, 730, 1_095, 1_825, 3_650] as const
