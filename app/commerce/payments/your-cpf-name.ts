/** The name of the field that asks for the payer's CPF. */
export const cpfName = 'seu_cpf'
