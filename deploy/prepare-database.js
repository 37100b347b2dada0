// For mongosh (`database-ready` in compose.yaml): starts the replica set and makes the services' user, each where it is missing.
// What is there stays; the user's password becomes the one of the environment.
/* global Mongo, process, print, sleep -- mongosh provides them */
const DATABASE = 'mockingbird';
const USER = 'services';
const MEMBERS = ['mongo-1:27017', 'mongo-2:27017', 'mongo-3:27017'];
const PAUSE_MS = 500;

const { DATABASE_ROOT_PASSWORD, DATABASE_PASSWORD } = process.env;
const asRoot = `root:${encodeURIComponent(DATABASE_ROOT_PASSWORD)}`;

/** The root user exists on the first member alone until the others have copied its data. */
function startReplicaSet() {
  const first = new Mongo(`mongodb://${asRoot}@${MEMBERS[0]}/admin?directConnection=true`).getDB('admin');
  try {
    first.runCommand({ replSetGetStatus: 1 });
    return;
  } catch (error) {
    if (error.codeName !== 'NotYetInitialized') throw error;
  }
  first.runCommand({
    replSetInitiate: { _id: 'rs0', members: MEMBERS.map((host, _id) => ({ _id, host })) },
  });
  print('replica set started');
  while (!first.runCommand({ hello: 1 }).isWritablePrimary) sleep(PAUSE_MS);
}

/** A user of this one database: it can neither read the list of users nor the replica set's own data. */
function makeUser() {
  const uri = `mongodb://${asRoot}@${MEMBERS.join(',')}/admin?replicaSet=rs0&w=majority`;
  const database = new Mongo(uri).getDB(DATABASE);
  const rights = { pwd: DATABASE_PASSWORD, roles: [{ role: 'readWrite', db: DATABASE }] };
  const { users } = database.runCommand({ usersInfo: USER });
  database.runCommand(users.length === 0 ? { createUser: USER, ...rights } : { updateUser: USER, ...rights });
  print(`user ${USER} ${users.length === 0 ? 'made' : 'there'}`);
}

startReplicaSet();
makeUser();
