const at = (folder, name) => ({
  file: `packages/domain/src/${folder}/${name}.ts`,
  tests: [`packages/domain/src/${folder}/${name}.test.ts`],
});
const entry = at('entry', 'entry');
const viewer = at('session', 'viewer');
const modals = at('modals', 'default-modals');

export const mutants = [
  { ...entry, name: 'a prefix may lead to another host', find: '/^[/\\\\]+/', replace: '/^[\\\\]+/' },
  { ...entry, name: 'the public area asks for an account', find: "if (isPublicPath(pathname)) return { go: 'stay' };", replace: '' },
  { ...entry, name: 'the query never replaces the cookie', find: 'named !== undefined && named !== account', replace: 'false' },
  { ...viewer, name: 'the demo opens the staff view', find: "mode === 'development'", replace: "mode === 'demo'" },
  {
    ...viewer,
    name: 'every customer sees payments',
    find: "isStaff || viewer.is_official || viewer.role === 'accountant'",
    replace: 'true',
  },
  { ...viewer, name: 'the demo exports tables', find: "return viewer.mode !== 'demo';", replace: 'return true;' },
  { ...at('entry', 'guards'), name: 'customers open staff screens', find: "? 'stay' : 'index'", replace: "? 'index' : 'stay'" },
  {
    ...at('entry', 'loading'),
    name: 'a reload waits one millisecond too long',
    find: '>= RELOAD_THROTTLE_MS',
    replace: '> RELOAD_THROTTLE_MS',
  },
  { ...at('modals', 'modal-rotation'), name: 'the rotation never ends', find: 'round >= ROUNDS', replace: 'round > ROUNDS + 1' },
  { ...modals, name: 'the financial prompt blocks at a balance of 0', find: 'facts.balance > 0', replace: 'facts.balance >= 0' },
  {
    ...modals,
    name: 'the phone prompt opens for staff',
    find: '!isStaffView(viewer));\n}\n\nexport interface Onboarding',
    replace: 'true);\n}\n\nexport interface Onboarding',
  },
  {
    ...at('notices', 'notifications'),
    name: 'the oldest unread are kept',
    find: 'instant(b) - instant(a)',
    replace: 'instant(a) - instant(b)',
  },
  { ...at('notices', 'toasts'), name: 'six toasts are shown at once', find: 'TOASTS_MAX = 5', replace: 'TOASTS_MAX = 6' },
];
