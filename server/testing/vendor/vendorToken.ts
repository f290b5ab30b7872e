/** The token of the test vendor's account. Tests look for it where it must not be. */
export const vendorToken = 'f00dfeedf00dfeedf00dfeedf00dfeedf00dfeed'
