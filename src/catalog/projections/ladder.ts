/** The attestation ladder: what each rung allows, and how long its data lasts. */

export const LADDER = [
  {
    rung: 'anonymous',
    auth: 'none',
    durability: 'What is opened without a key belongs to whoever knows its id, and stays.',
    grants: 'Every keyless read and the whole sandbox; a meter of its own per caller and UTC day.',
    description: 'No credentials, no email, no approval.',
  },
  {
    rung: 'sandbox-key',
    auth: 'bearer',
    durability: 'An account with its own deals, leads, inventory, clock and meter, for as long as the key lives.',
    grants: 'Account context on every endpoint, and the endpoints that require a key. Never licensed or premium data.',
    description: 'POST /keys mints one at once; it is shown once and sent as Authorization: Bearer <key>.',
  },
] as const;
