/** The accounts that a demo starts with (interfaces.md, Demo accounts). Their passwords are no secret. */
export const demoAccounts = [
  { username: 'admin', password: 'Admin-demo-1', full_name: 'Demo Administrator', role_id: 1 },
  { username: 'analyst', password: 'Analyst-demo-2', full_name: 'Demo Analyst', role_id: 2 },
  { username: 'caller', password: 'Caller-demo-3', full_name: 'Demo Caller', role_id: 3 },
  // Approves what the first administrator asks for (decision 084).
  { username: 'approver', password: 'Approver-demo-5', full_name: 'Demo Second Administrator', role_id: 1 },
] as const
