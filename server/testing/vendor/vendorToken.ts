/** The token of the test vendor's account. Tests check that the token appears in no output. */
export const vendorToken = 'f00dfeedf00dfeedf00dfeedf00dfeedf00dfeed'
