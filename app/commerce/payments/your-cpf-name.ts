/** Of the field of a payment that asks for the CPF of who pays. */
export const cpfName = 'seu_cpf'
