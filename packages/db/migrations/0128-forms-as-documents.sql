-- The draft of a form is edited by its log (`document_transaction`, kind `form`): its order is the log's, and the version
-- by which a draft was saved as a whole has no use.
alter table form drop column version;
