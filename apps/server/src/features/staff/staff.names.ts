/** The name of a person, or the username of a person without a name. */
export function fullName(person: { readonly first_name: string; readonly last_name: string; readonly username: string }): string {
  return `${person.first_name} ${person.last_name}`.trim() || person.username;
}
