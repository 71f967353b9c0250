/** The words for an affiliate without an account, of the API and of the page that the portal sends them to (ACC-04). */
export const affiliateFound = 'Encontramos seu cadastro de afiliado. Complete o registro para entrar.'
